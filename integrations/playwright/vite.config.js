import { genesisAddresses } from '@lootboxes/devnet'
import { defineConfig } from 'vite'

export default defineConfig({ define: { addresses: JSON.stringify(genesisAddresses(240)) } })
