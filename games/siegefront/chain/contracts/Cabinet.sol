// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Supply} from "@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Supply.sol";

/// Many kinds of tokens in one contract, one or several of each.
contract Cabinet is ERC1155Supply {
    constructor() ERC1155("") {}

    function mint(address to, uint256 id, uint256 count) external {
        _mint(to, id, count, "");
    }
}
