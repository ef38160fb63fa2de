export default function Home() {
  return (
    <main>
      <h1>Hug the Eco System</h1>
    </main>
  )
}
