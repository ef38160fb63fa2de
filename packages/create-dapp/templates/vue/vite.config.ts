import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const isCustomElement = (tag: string) => tag === 'lootbox-connect'

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] })
