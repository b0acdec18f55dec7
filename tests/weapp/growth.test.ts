import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBuild } from './checks/readBuild'
import { readyBuild } from './harness/readyBuild'
import { sizesOf } from './sizes'

/** The mission: 110 pages to come, and a main package of 650 KB with all of them in it. */
const MAX = 1024
const COPY = '.cache/grown'
const OUT = '.cache/grown/dist'

const CONTRACT = `import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Instant } from './fields'

export const Grown = z.looseObject({ grownId: Id, name: z.string(), openedAt: Instant, isOpen: z.boolean(), steps: z.array(z.string()) })

export const grown = {
  list: endpoint('GET /grown', { about: 'A list', session: 'required', output: z.looseObject({ results: z.array(Grown) }), fallback: { results: [] } }),
  open: endpoint('POST /grown', { about: 'An act', collects: 'nothing', session: 'required', body: z.object({ name: z.string() }), output: Grown }),
}
`
const PAGE = `import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { grown } from '@/contract/grown'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'

export default function GrownPage() {
  const { from = '' } = useParams('grown')
  const list = useRead(grown.list, {})
  return (
    <Screen>
      <Loaded of={list}>{({ results }) => results.map(({ grownId, name }) => <View key={grownId}>{name}</View>)}</Loaded>
      <Button onPress={() => write(grown.open, { body: { name: from } })}>开通</Button>
    </Screen>
  )
}
`
const CONFIG = `import { pageConfig } from '@/routes/pageConfig'

export default definePageConfig(pageConfig('features/grown/pages/grown/index'))
`
const ROW = `  grown: route('/grown/:from?', 'grown/pages/grown/index', { title: '新的功能', session: 'required', shared: 'chat' }),\n`

/** The storefront with one feature more: a row, a contract file, a page with a read and a write. */
function grow() {
  rmSync(COPY, { recursive: true, force: true })
  for (const place of ['src', 'package.json']) cpSync(place, path.join(COPY, place), { recursive: true })
  const place = (file: string) => path.join(COPY, 'src', file)
  const table = place('routes/laterRoutes.ts')
  const rows = readFileSync(table, 'utf8').replace('  ...developmentRoutes,', (last) => ROW + last)
  mkdirSync(place('features/grown/pages/grown'), { recursive: true })
  const files = {
    'routes/laterRoutes.ts': rows,
    'contract/grown.ts': CONTRACT,
    'features/grown/pages/grown/index.tsx': PAGE,
    'features/grown/pages/grown/index.config.ts': CONFIG,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(place(file), text)
}

function build() {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    TARO_ENV: 'weapp' as const,
    QINGHE_GALLERY: '',
    SOURCE: `${COPY}/src`,
    OUT,
  }
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'weapp'], { env })
  if (status !== 0) throw new Error(`The shop with one feature more was not built:\n${stdout.toString().slice(-2000)}`)
  return path.resolve(OUT)
}

const sizes = (folder: string) => sizesOf(folder, readBuild(folder).app)

it('a new feature costs the main package at most 1 KB', () => {
  const before = sizes(readyBuild())
  grow()
  const after = sizes(build())
  expect(after.subPackages.map(({ root }) => root)).toContain('features/grown')
  expect(after.main - before.main).toBeLessThanOrEqual(MAX)
})
