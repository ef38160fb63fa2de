import { Shop } from './shop'

export default function Page() {
  return (
    <main>
      <h1>A shop</h1>
      <Shop />
    </main>
  )
}
