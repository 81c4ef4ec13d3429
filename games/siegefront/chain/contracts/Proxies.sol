// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// Makes EIP-1167 proxies.
contract Proxies {
    event Made(address proxy);

    function make(address implementation) external returns (address proxy) {
        proxy = Clones.clone(implementation);
        emit Made(proxy);
    }
}
