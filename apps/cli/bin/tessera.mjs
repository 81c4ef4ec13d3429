#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { pathsAt } from './paths.mjs'

const { command, paths } = await pathsAt(fileURLToPath(new URL('../../../', import.meta.url)))
const { main } = await import(command.href)
await main(process.argv.slice(2), paths)
