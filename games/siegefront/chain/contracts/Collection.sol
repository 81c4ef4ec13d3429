// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// A collection anybody may mint in. It needs nothing from its constructor, so minimal proxies of it work.
contract Collection is ERC721 {
    constructor() ERC721("Collection", "COL") {}

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function mintMany(address to, uint256 from, uint256 count) external {
        for (uint256 id = from; id < from + count; id++) _mint(to, id);
    }

    function burn(uint256 id) external {
        _burn(id);
    }
}

/// Says how many there are.
contract CountedCollection is Collection {
    uint256 public totalSupply;

    function _update(address to, uint256 id, address auth) internal override returns (address from) {
        from = super._update(to, id, auth);
        if (from == address(0)) totalSupply++;
        if (to == address(0)) totalSupply--;
    }
}

/// Says that there is one, however many there are.
contract LyingCollection is Collection {
    function totalSupply() external pure returns (uint256) {
        return 1;
    }
}
