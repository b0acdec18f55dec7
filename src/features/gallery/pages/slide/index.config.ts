export default definePageConfig({ navigationBarTitleText: '图片' })
