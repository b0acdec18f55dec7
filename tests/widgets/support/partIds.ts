import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'src/features/gallery/parts'

/** The ids of the gallery's parts, as they are written: the parts themselves are components, which these tests cannot load. */
export const PART_IDS = readdirSync(FOLDER)
  .flatMap((file) => [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/\{ id: '([\w-]+)', title: '[^']+', Show/g)])
  .flatMap(([, id]) => (id === undefined ? [] : [id]))
