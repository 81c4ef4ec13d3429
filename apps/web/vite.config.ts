import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './build/icons.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Fonts stay files: data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
