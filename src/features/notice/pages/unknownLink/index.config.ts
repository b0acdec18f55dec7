export default definePageConfig({ navigationBarTitleText: '无法识别的链接' })
