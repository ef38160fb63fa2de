import { Wallet } from './wallet'

export default function Page() {
  return (
    <main>
      <h1>My dApp</h1>
      <Wallet />
    </main>
  )
}
