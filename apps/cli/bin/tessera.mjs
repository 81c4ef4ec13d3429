#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { houseAt } from './house.mjs'

const { command, house } = await houseAt(fileURLToPath(new URL('../../../', import.meta.url)))
const { main } = await import(command.href)
await main(process.argv.slice(2), house)
