// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Token is ERC20 {
    uint8 private immutable places;

    constructor(uint8 decimals_) ERC20("Token", "TOK") {
        places = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return places;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

/// A pool of two tokens as the second version of the best-known exchange has them, without the trading.
contract Pair is ERC20 {
    address public immutable factory;
    address public immutable token0;
    address public immutable token1;

    constructor(address factory_, address a, address b) ERC20("Pool share", "LP") {
        factory = factory_;
        (token0, token1) = a < b ? (a, b) : (b, a);
    }

    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 at) {
        return (uint112(ERC20(token0).balanceOf(address(this))), uint112(ERC20(token1).balanceOf(address(this))), uint32(block.timestamp));
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

contract Factory {
    mapping(address => mapping(address => address)) public getPair;

    event Made(address pair);

    function createPair(address a, address b) external {
        Pair pair = new Pair(address(this), a, b);
        getPair[a][b] = address(pair);
        getPair[b][a] = address(pair);
        emit Made(address(pair));
    }
}

/// Has all the answers of a pool with many decimals less, and a factory that vouches for it.
contract OddPair is Pair {
    constructor(address factory_, address a, address b) Pair(factory_, a, b) {}

    function decimals() public pure override returns (uint8) {
        return 37;
    }
}

/// Vouches for whatever it is told to.
contract FriendlyFactory is Factory {
    function vouch(address a, address b, address pair) external {
        getPair[a][b] = pair;
        getPair[b][a] = pair;
    }
}
