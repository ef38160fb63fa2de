import { Shop } from './shop'

export default function Page() {
  return (
    <main>
      <h1>A shop</h1>
      <Shop>
        <p>Everything else on the page</p>
      </Shop>
    </main>
  )
}
