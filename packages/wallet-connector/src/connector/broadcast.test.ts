import { Observable } from 'rxjs'
import { expect, test } from 'vitest'
import { createBroadcast } from './broadcast'

const listen = () => {
  const broadcast = createBroadcast<number>()
  const heard: string[] = []
  const values = new Observable<number>((subscriber) => broadcast.join(subscriber))
  const join = (name: string) =>
    values.subscribe({ next: (value) => heard.push(`${name} ${value}`), complete: () => heard.push(`${name} end`) })
  return { broadcast, heard, join }
}

test('everybody who listens hears it, nobody twice, and who left hears no more', () => {
  const { broadcast, heard, join } = listen()
  broadcast.send(0)
  const first = join('first')
  join('second')
  broadcast.send(1)
  first.unsubscribe()
  broadcast.send(2)
  expect(heard).toEqual(['first 1', 'second 1', 'second 2'])
})

test('the end reaches those who listen and those who come later, and nobody is kept', () => {
  const { broadcast, heard, join } = listen()
  join('early')
  expect(broadcast.isHeard()).toBe(true)
  broadcast.end()
  join('late')
  expect(heard).toEqual(['early end', 'late end'])
  expect(broadcast.isHeard()).toBe(false)
})

test('a listener that leaves in the middle does not keep the value from the others', () => {
  const { broadcast, heard, join } = listen()
  const leaving = new Observable<number>((subscriber) => broadcast.join(subscriber)).subscribe(() =>
    leaving.unsubscribe(),
  )
  join('other')
  broadcast.send(1)
  broadcast.send(2)
  expect(heard).toEqual(['other 1', 'other 2'])
})
