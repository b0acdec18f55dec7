import { Image, View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { navSpace } from '@/ui/element/navSpace'
import { Logo } from '@/ui/picture/Logo'
import field from './field.svg'

/** The head of the login page: mark, a sentence in the serif voice, what logging in is for, above a field with a low sun (boards 15 and 16). */
export const LoginHero = ({ title, text }: { title: string; text: string }) => (
  <View className="login__hero" style={{ marginTop: `${navSpace.top}px` }}>
    <View className="login__field" {...a11y({ hidden: true })}>
      <Image className="login__drawn" mode="aspectFill" src={field} />
    </View>
    <View className="login__words">
      <Logo size={52} />
      <View className="login__title serif weight-bold color-title margin-top-16" {...a11y({ role: 'heading', level: 1, focusable: true })}>
        {title}
      </View>
      <View className="text-14 color-secondary margin-top-4">{text}</View>
    </View>
  </View>
)
