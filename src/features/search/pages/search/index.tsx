import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { search } from '@/contract/search'
import { SearchHead } from '@/domain/search/SearchHead'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Chip } from '@/ui/press/Chip'
import { confirm } from '@/ui/feedback/dialog'
import { useElder } from '@/ui/text/elder'
import { IconButton } from '@/ui/press/IconButton'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Section } from '@/ui/card/Section'
import { useSearchHistory } from '../../history'
import { ScanButton } from './ScanButton'
import { Suggestions } from './Suggestions'
import './index.scss'

/** Route `search`: what to look for, with what was looked for before, what others look for, and suggestions while typing. */
export default function SearchPage() {
  const { keyword = '' } = useParams('search')
  const [typed, setTyped] = useState(keyword)
  const { words, ask, remove, clear } = useSearchHistory()
  const elder = useElder((state) => state.elder)
  const hot = useRead(search.hotWords, {}, { staleTime: 300_000 })
  const hotWords = hot.data?.results ?? []

  const look = async (word: string) => {
    const asked = word.trim()
    if (!asked) return
    ask(asked)
    await replaceBy('searchResult', { keyword: asked })
  }
  const clearAll = async () => {
    if (await confirm({ title: '清空最近搜索', yes: '清空', danger: true })) clear()
  }

  return (
    <Screen nav="none">
      <SearchHead
        value={typed}
        onChange={setTyped}
        onSearch={() => look(typed)}
        placeholder={elder ? '药名或症状' : '药名、症状或拼音'}
        right={<ScanButton />}
      />
      {typed.trim() ? (
        <Suggestions typed={typed.trim()} onPick={look} onProduct={(productCode) => go('product', { productCode })} />
      ) : (
        <View className="stack padding-gutter margin-top-12">
          {words.length > 0 && (
            <Section plain title="最近搜索" more="清空" onMore={clearAll}>
              <View className="row wrap gap-8 margin-top-12">
                {words.map((word) => (
                  <View key={word} className="row search__word">
                    <Chip card onPress={() => look(word)}>
                      {word}
                    </Chip>
                    <IconButton name="close" size={14} label={`删除最近搜索${word}`} onPress={() => remove(word)} />
                  </View>
                ))}
              </View>
            </Section>
          )}
          {hotWords.length > 0 && (
            <Section title="大家在搜" more="热销榜" onMore={() => go('topList')}>
              {hotWords.map(({ searchWord, note }, place) => (
                <Press key={searchWord} className="row gap-12 search__hot" onPress={() => look(searchWord)}>
                  <View className={`search__rank num weight-bold text-14 ${place < 3 ? 'color-coin' : 'color-caption'}`}>{place + 1}</View>
                  <View className="text-14 color-title">{searchWord}</View>
                  {note && <View className="text-12 color-secondary">{note}</View>}
                </Press>
              ))}
            </Section>
          )}
        </View>
      )}
    </Screen>
  )
}
