export default definePageConfig({ navigationBarTitleText: '轮播' })
