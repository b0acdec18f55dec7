/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const sourcesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => path.join(folder, file))

/** What files take from `@/ui`, types aside. */
const takenBy = (files: string[]) =>
  new Set(
    files
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '@\/ui\//gm)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => name && !name.startsWith('type ')),
  )

/** The first column of the README's tables of widgets: every part, and what belongs to it. */
const described = (readFileSync('src/ui/README.md', 'utf8').split('## What carries')[0] ?? '')
  .split('\n')
  .map((line) => /^\| (`[^|]*)\|/.exec(line)?.[1] ?? '')
  .flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name))

const exhibited = takenBy(sourcesIn('src/features/gallery'))

describe('the gallery', () => {
  it('shows every part that the README of ui names', () => {
    expect(described.length).toBeGreaterThan(50)
    expect(described.filter((name) => !exhibited.has(name))).toEqual([])
  })

  it('shows every component of ui that a page or the domain draws', () => {
    const drawn = takenBy([
      ...sourcesIn('src/features').filter((file) => !file.startsWith(path.join('src', 'features', 'gallery'))),
      ...sourcesIn('src/domain'),
    ])
    const components = [...drawn].filter((name) => /^[A-Z]/.test(name) && name !== 'Reason')
    expect(components.length).toBeGreaterThan(40)
    expect(components.filter((name) => !exhibited.has(name))).toEqual([])
  })
})
