export default definePageConfig({ navigationBarTitleText: '注销记录' })
