import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// Tests mount components as a browser does.
const conditions = process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}

export default defineConfig({ plugins: [svelte()], ...conditions })
