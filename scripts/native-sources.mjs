// @ts-check
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Every thread of a process imports this; its hooks are needed once.
if (isMainThread) register('./native-sources-hooks.mjs', import.meta.url)
