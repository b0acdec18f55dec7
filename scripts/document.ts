/*
 * Publishes a new version of a legal text: `npm run document -- privacy.md`, into the database at DATABASE_URL or the embedded one in
 * DATA_DIR (`.data`). gateway/modules/document/README.md says how a file looks.
 */
import { readFileSync } from 'node:fs'
import { publishDocument } from '../gateway/modules/document/publishDocument'
import { BadDocument, readDocument } from '../gateway/modules/document/readDocument'
import { withDatabase } from '../gateway/server/withDatabase'

const [file] = process.argv.slice(2)

if (file === undefined) {
  console.error('请指定文件：npm run document -- privacy.md（格式见 gateway/modules/document/README.md）')
  process.exitCode = 2
} else {
  try {
    const written = readDocument(readFileSync(file, 'utf8'))
    const isNew = await withDatabase((db) => publishDocument(db, written, new Date()))
    const asked = written.material ? '已同意旧版的会员会被请求重新确认' : '不会打扰已同意的会员'
    console.log(isNew ? `已发布 ${written.name} ${written.version} 版，${asked}。` : `${written.name} ${written.version} 版没有变化。`)
  } catch (error) {
    console.error(error instanceof BadDocument ? `${file}：${error.message}` : error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
