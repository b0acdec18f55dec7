import { Image, View } from '@tarojs/components'
import { a11y } from '@/ui/a11y'
import { Logo } from '@/ui/Logo'
import field from './field.svg'

/** The head of the login page: mark, a sentence in the serif voice, what logging in is for, above a field with a low sun (boards 15 and 16). */
export const LoginHero = ({ title, text }: { title: string; text: string }) => (
  <View className="login__hero">
    <View className="login__field" {...a11y({ hidden: true })}>
      <Image className="login__drawn" mode="aspectFill" src={field} />
    </View>
    <View className="login__words">
      <Logo size={52} />
      <View className="login__title serif b c1 mt16" {...a11y({ role: 'heading', level: 1 })}>
        {title}
      </View>
      <View className="t14 c3 mt4">{text}</View>
    </View>
  </View>
)
