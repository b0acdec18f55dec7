import { Text } from '@tarojs/components'
import { phrasesOf } from './phrasesOf'
import './help.scss'

/** A sentence that breaks between its phrases alone, as long as one fits in a line. */
export const Phrases = ({ of }: { of: string }) => (
  <>
    {phrasesOf(of).map((phrase, place) => (
      <Text key={place} className="help__phrase">
        {phrase}
      </Text>
    ))}
  </>
)
