import { createApp } from 'vue'
import App from './App.vue'
import { loadDevWallet } from './dev-wallet'
import { createToolkit } from './toolkit'

await loadDevWallet()
createApp(App, { toolkit: await createToolkit() }).mount('#app')
