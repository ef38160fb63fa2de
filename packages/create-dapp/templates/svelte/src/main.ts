import { mount } from 'svelte'
import App from './App.svelte'
import { loadDevWallet } from './dev-wallet'
import { createToolkit } from './toolkit'

await loadDevWallet()
mount(App, { target: document.getElementById('app') ?? document.body, props: { toolkit: await createToolkit() } })
