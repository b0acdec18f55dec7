import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file))
const named = sources.flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:<(?:Icon|IconButton)\b[^>]*?\bname|\bicon)="([\w-]+)"/g)].map(
    ([, name]) => name,
  ),
)
const drawn = ['core.scss', 'more.scss'].map((sheet) => readFileSync(path.join(__dirname, sheet), 'utf8')).join('')

describe('icons', () => {
  it('of every page have a shape; `npm run icons` draws what is missing', () => {
    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(named)].filter((name) => !drawn.includes(`.i-${String(name)} `))).toEqual([])
  })
})
