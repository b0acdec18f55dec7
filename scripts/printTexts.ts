/*
 * Prints which Chinese texts of the features no behaviour test names, by feature, and the share that is named.
 */
import { namedTexts } from './lists/texts'

const { texts, named, unnamed } = namedTexts()
for (const feature of new Set(texts.map((one) => one.feature))) {
  const missing = unnamed.filter((one) => one.feature === feature)
  const all = texts.filter((one) => one.feature === feature)
  console.log(`\n${feature}: ${all.length - missing.length} of ${all.length}`)
  for (const { file, text } of missing) console.log(`  ${file.split('/').slice(3).join('/')}  ${text}`)
}
console.log(`\n${named.length} of ${texts.length} texts are named: ${((100 * named.length) / texts.length).toFixed(1)} %`)
