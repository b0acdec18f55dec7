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

/** Every component of docs/parts.md: those that a page, the domain or the gallery draws (`npm run docs`). */
const components = [...readFileSync('docs/parts.md', 'utf8').matchAll(/^### ([A-Z]\w+)/gm)].map(([, name = '']) => name)

const exhibited = takenBy(sourcesIn('src/features/gallery'))

describe('the gallery', () => {
  it('shows every component that docs/parts.md lists', () => {
    expect(components.length).toBeGreaterThan(50)
    expect(components.filter((name) => !exhibited.has(name))).toEqual([])
  })
})
