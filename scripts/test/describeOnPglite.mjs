import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const CACHE = '.cache'

/** The template that the last run on PGlite made: the schema as it is migrated (tests/support/gatewaySetup.cjs). */
function newestTemplate() {
  const templates = readdirSync(CACHE).filter((name) => /^gateway-\w+\.tar$/.test(name))
  const [newest] = templates.map((name) => path.join(CACHE, name)).sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (!newest) throw new Error('There is no template of the database: `npm test -- gateway` makes it.')
  return newest
}

/** What a server does beside planning: locks, notifications, the settings of a transaction. */
const WAYS =
  /\bfor (?:no key )?(?:update|share)(?: of [\w", ]+)?(?: skip locked| nowait)?|\bpg_\w*(?:lock|notify)\w*|\bset_config\b|\bset local\b|\block table\b|\bon conflict\b/gi

/** Plans statements on PGlite: each with its traits, or why it is refused. */
export async function describeOnPglite(examples) {
  const db = await PGlite.create({ loadDataDir: new Blob([readFileSync(newestTemplate())]) })
  const described = []
  for (const example of examples) described.push({ ...example, ...(await describe(db, example)) })
  await db.close()
  return described
}

async function describe(db, { sql, values }) {
  try {
    const { queryParams, resultFields } = await db.describeQuery(sql)
    const sent = queryParams.map(({ dataTypeID }, at) => `value of type ${dataTypeID} given as ${values[at]}`)
    const read = resultFields.map(({ dataTypeID }) => `column of type ${dataTypeID}`)
    const ways = [...sql.matchAll(WAYS)].map(([way]) => way.toLowerCase().replace(/ of [\w", ]+?(?= skip| nowait|$)/, ''))
    return { traits: [...new Set([...sent, ...read, ...ways])] }
  } catch ({ message }) {
    return { refusal: message }
  }
}
