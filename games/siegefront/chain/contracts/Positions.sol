// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC721Enumerable, ERC721} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";

/// A pool of the third version of the best-known exchange, as far as its price goes.
contract RangePool {
    uint160 private price;

    function setPrice(uint160 sqrtPriceX96) external {
        price = sqrtPriceX96;
    }

    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint8, bool) {
        return (price, 0, 0, 1, 1, 0, true);
    }
}

contract RangeFactory {
    mapping(address => mapping(address => mapping(uint24 => address))) public getPool;

    event Made(address pool);

    function createPool(address a, address b, uint24 fee) external {
        RangePool pool = new RangePool();
        getPool[a][b][fee] = address(pool);
        getPool[b][a][fee] = address(pool);
        emit Made(address(pool));
    }
}

/// Every position is an NFT that says what it is.
contract PositionManager is ERC721Enumerable {
    struct Position {
        address token0;
        address token1;
        uint24 fee;
        int24 tickLower;
        int24 tickUpper;
        uint128 liquidity;
    }

    address public immutable factory;
    mapping(uint256 => Position) private held;

    constructor(address factory_) ERC721("Positions", "POS") {
        factory = factory_;
    }

    function open(address to, address token0, address token1, uint24 fee, int24 lower, int24 upper, uint128 liquidity) external {
        uint256 id = totalSupply() + 1;
        held[id] = Position(token0, token1, fee, lower, upper, liquidity);
        _mint(to, id);
    }

    function positions(uint256 id)
        external
        view
        returns (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)
    {
        Position memory p = held[id];
        return (0, address(0), p.token0, p.token1, p.fee, p.tickLower, p.tickUpper, p.liquidity, 0, 0, 0, 0);
    }
}
