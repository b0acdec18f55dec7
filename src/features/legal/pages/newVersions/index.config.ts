export default definePageConfig({ navigationBarTitleText: '协议更新' })
