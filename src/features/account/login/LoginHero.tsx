import { View } from '@tarojs/components'
import { Logo } from '@/ui/Logo'

/** The head of the login page: mark, a sentence in the serif voice, what logging in is for. */
export const LoginHero = ({ title, text }: { title: string; text: string }) => (
  <View className="login__hero">
    <Logo size={52} />
    <View className="serif b c1 t24 mt16">{title}</View>
    <View className="t14 c3 mt4">{text}</View>
  </View>
)
