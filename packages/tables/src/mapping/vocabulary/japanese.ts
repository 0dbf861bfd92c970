/**
 * Names of fields in Japanese, by meaning. A name has no spaces between its words: `お届け先郵便番号` is `recipient`,
 * `postal-code`. A name that begins with `~` is known only as a part of a longer one.
 */
export const japanese = `
last-name: 姓, 苗字, 名字, 氏
first-name: 名, 下の名前
name: お名前
full-name: 氏名, お名前, 名前, 名称, フルネーム
name: ~名, ~名称, 名称, 名前, 氏名, 表示名
kana: カナ, フリガナ, ふりがな, かな, ヨミガナ, 読み仮名, よみ, セイ, メイ
email: メールアドレス, メール, eメール, 電子メール, アドレスメール
phone: 電話番号, 電話, 固定電話, 連絡先電話番号, お電話番号, ＴＥＬ, tel会社, 代表電話
mobile phone: 携帯電話, 携帯電話番号, 携帯, 携帯番号, スマートフォン
fax phone: ファックス, ファクス, fax番号
company: 会社名, 会社, 法人名, 企業名, 団体名, 勤務先, 会社部門, 貴社名, 事業者名
department: 部署, 部署名, 部門, 部門名, 所属, 所属部署, 部課
job-title: 役職, 役職名, 肩書, 職位, 職種
title: 件名, 題名, タイトル, 表題
salutation: 敬称
gender: 性別, 戸籍上の性別
birth date: 生年月日, 誕生日
age: 年齢
nationality: 国籍
marital-status: 婚姻, 婚姻状況, 配偶者
postal-code: 郵便番号, 〒, 郵便
state: 都道府県, 県, 都道府県名
city: 市区町村, 市町村, 市区郡, 市, 市区町村名
street: 町名番地, 番地, 町域, 町名, 丁目番地, 町名・番地, 市区町村番地以降
address: 住所, 所在地, ご住所, 住所1, 物件所在地, 現住所
street-2: 建物名, 建物, 建物名部屋番号, 建物名・部屋番号, マンション名, アパートマンション名, アパートマンション, アパート・マンション名, ビル名, 住所2
country: 国, 国名, 国コード
website: ウェブサイト, ホームページ, サイトurl
notes: 備考, 備考欄, メモ, 注記, 特記事項, コメント
description: 説明, 商品説明, 商品説明文, 説明文, 詳細, 内容, 摘要, 概要
payee: 取引先
customer: 顧客, 得意先, お客様, 取引先, ご注文者, 注文者, 購入者, 受注, 請求先, 送付先, クライアント
customer name: 受注名, 送付先名, 取引先名, 顧客名, 得意先名, 請求先名
customer id: 顧客番号, 顧客コード, 取引先コード, 得意先コード, 請求先コード
supplier: 仕入先, 業者
order: 注文, 受注, ご注文, オーダー
order id: 注文番号, 受注番号, 注文id, 伝票番号, 店舗伝票番号, 販売id, 申込番号, オーダー番号
order date: 注文日, 受注日, 注文日時, 受注日時, 購入日, 購入日時, 申込日, 申込日時, 注文年月日, 登録日
order status: 注文状況, 対応状況, 受注ステータス, 注文ステータス
product: 商品, 製品, 品目, 品名
product name: 商品名, 製品名, 品名, 商品名称, 品目名
sku: 商品番号, 商品コード, 品番, 型番, 商品管理番号, 品目コード, 品名コード, sku管理番号, 独自商品コード
barcode: バーコード, janコード, jan, カタログid, eanコード
category: カテゴリ, カテゴリー, 分類, 商品カテゴリ, ジャンル
brand: ブランド, メーカー, ブランド名, メーカー名
price: 価格, 販売価格, 単価, 商品価格, 通常価格, 定価, 税込価格, 料金, 商品単価
sale-price: セール価格, 特価, 割引価格
compare-price: 表示価格, 当店通常価格, メーカー希望小売価格
cost price: 原価, 仕入価格, 仕入単価, 仕入れ価格
stock quantity: 在庫, 在庫数, 在庫数量
quantity: 数量, 個数, 受注数量, 枚数, 注文個数, 購入数量, 点数, 人数, 参加人数
weight: 重量, 重さ
width: 幅, 横幅
length: 長さ, 奥行, 奥行き
image: 画像, 商品画像, 画像1, 商品画像1, 写真
active: 公開状態, 公開, 有効, 表示, 有効フラグ
shipping cost: 送料, 発送料, 配送料, 送料合計
fee: 手数料, 代引料, 代引手数料
coupon: 割引コード, クーポン, クーポンコード, 割引クーポン
discount: 割引, 値引, 割引額, 値引き額
payment-method: 支払方法, 支払い方法, 決済方法, お支払い方法, お支払方法
payment date: 入金日, 支払日, 決済日
payment status: 入金ステータス, 支払状況, 決済状況, 入金状況
total amount: 合計, 合計金額, 総合計, 請求金額, 税込金額, 請求合計, 総額, お買上げ金額, 支払金額, 金額, 購入金額
net: 小計, 税抜金額, 税抜合計, 本体金額, 商品計
tax amount: 消費税, 消費税額, 税額, 税金, 内消費税, うち消費税
tax rate: 税率, 消費税率, 商品税率
tax-code: 税区分, 税区分コード
amount: 金額, ~額, 決済金額, 代金
price: 購入金額, 参加費, チケット料金
currency: 通貨, 通貨コード
invoice: 請求書, 請求
invoice id: 請求書番号, 請求番号, 取引no, 取引番号, 伝票no, 仕訳no
invoice date: 請求日, 請求書発行日, 発行日
due date: 支払期限, お支払い期限, お支払期限, 入金期日, 支払期日, 決済期日, 期日, 振込期限
reference: 管理番号, お客様管理番号, 参照番号, 顧客管理番号, お客様管理ナンバー, 参照, 整理番号
employee: 社員, 従業員, スタッフ
employee id: 社員番号, 従業員番号, 社員コード, 社員id, 従業員コード, スタッフコード, 社員no
hire date: 入社日, 入社年月日, 入職日, 採用日
termination date: 退職日, 退職年月日, 退社日
employment-type: 雇用形態, 契約種別, 雇用区分, 契約形態
salary: 給与, 基本給, 給料, 月給, 年収
manager: 上司, 上長
status: ステータス, 状態, 状況, 在籍状況, 在籍状態, 承認状態, 進捗, チェックイン状態, 承認ステータス
transaction: 取引
booking date: 取引日, 発生日, 取引日付, 計上日, 仕訳日付, 伝票日付, 勘定日
account: 勘定科目, 借方勘定科目, 科目, 口座
contra-account: 貸方勘定科目, 相手勘定科目, 相手科目
debit: 借方, 借方金額, 出金, 出金額, お引出し
credit: 貸方, 貸方金額, 入金, 入金額, お預入れ
payee: 取引先, 取引先名, 相手先, 支払先
balance: 残高, 差引残高
cost-center: 部門, 原価部門
bank: 銀行, 銀行名, 金融機関
bank account: 口座番号
recipient: お届け先, 届け先, 届先, 送り先, 配送先, 発送先, 受取人, 荷受人, 宛先, 発送
sender: ご依頼主, 依頼主, 発送元, 送り主, 荷送人, 差出人, 送付元
shipping: 配送, 出荷, 送付
shipping date: 出荷日, 発送日, 出荷予定日, 発送予定日, 集荷日
delivery date: お届け日, 配達日, お届け予定日, 配達予定日, 配送希望日, お届け希望日, 納品日
shipping-service: 送り状種類, 便種, 配送方法, 発送方法, 配送種別, サービス種別, 便種スピード
tracking: 追跡番号, 送り状番号, 伝票番号, お問い合わせ番号, 荷物番号, 問い合わせ番号
package-count: 出荷個数, 個口数, 荷物個数, 発送個数
contents: 品名, 品名1, 内容品, 品物
declared-value: 保険金額, 申告価格, 内容品価格
patient: 患者
patient id: 患者番号, 患者id, カルテ番号, 診察券番号
diagnosis: 診断名, 病名, 診断, 傷病名
physician: 主治医, 医師, 担当医, 医師名, かかりつけ医
visit date: 来院日, 受診日, 診察日, 診療日
insurance-number: 保険証番号, 被保険者番号, 被保険者証番号, 保険証記号番号
insurer: 保険者, 保険者名, 保険会社
blood-type: 血液型
height: 身長, 高さ
weight: 体重
allergies: アレルギー
death date: 死亡日, 没年月日
event: イベント
event name: イベント名, 催し名, 公演名, セミナー名
event start: 開催日, 開催日時, イベント日, 公演日, 開始日時
venue: 会場, 会場名, 開催場所
ticket: チケット, 券
ticket type: チケット名, 券種, チケット種別, チケット種類, 席種
ticket id: チケットid, チケット番号, 参加者番号, 受付番号
attendee: 参加者, 来場者
seats: 座席, 座席番号, 席, 席番
checked-in: チェックイン, チェックイン日時, 来場日時, 入場日時, 受付日時
dietary: 食事制限, 食事
student: 生徒, 児童, 学生, 園児
student id: 学籍番号, 生徒番号, 学生番号, 児童番号
grade-level: 学年
school-class: クラス, 組, 学級
school: 学校, 学校名
teacher: 担任, 担任名, 教員, 先生
guardian: 保護者, 保護者名, 親権者
enrollment date: 入学日, 入学年月日, 転入日
termination date: 卒業日, 転出日
home-language: 母語
user: ユーザー
username: ユーザー名, ログインid, ログイン名
listing: 物件
listing id: 物件番号, 物件id, 物件コード, 管理番号
title: 物件名, 物件名称
property-type: 物件種別, 種別, 建物種別, 物件種目
rent: 賃料, 家賃, 月額賃料
service-charge: 管理費, 共益費, 管理費共益費
living-area: 面積, 専有面積, 延床面積, 建物面積, 床面積
lot-size: 土地面積, 敷地面積
year-built: 築年月, 築年, 建築年, 竣工年月
floor: 階, 所在階, 階数
room: 部屋数, 間数
bedrooms: 寝室, 寝室数
bathrooms: 浴室, 浴室数
latitude: 緯度
longitude: 経度
available-from: 入居可能日, 入居可能時期, 入居日
agent: 担当者, 営業担当, 担当者名, 不動産会社
url: リンク, 物件url
date: 日付, ~日, ~年月日, ~日時, 年月日, ~日付
time: 時刻, 時間, 日時
start time: 開始時刻, 開始時間, 出勤時刻, 出勤時間, 始業時刻, 開始, 出勤
end time: 終了時刻, 終了時間, 退勤時刻, 退勤時間, 終業時刻, 終了, 退勤
duration: 労働時間, 勤務時間, 作業時間, 実働時間, 工数, 稼働時間, 所要時間
break: 休憩, 休憩時間
user: 担当者, 作業者, メンバー
project: プロジェクト, プロジェクト名, 案件, 案件名
project code: プロジェクトコード, 案件番号, プロジェクト番号
task: タスク, タスク名, 作業, 工程
description: 作業内容, 業務内容
hourly rate: 時間単価, 単価, 時給単価
billable: 請求対象, 請求可能
tags: タグ, ラベル
number: 番号, ~番号, ナンバー, no
code: コード, ~コード
id: ~id
type: 種類, 種別, 区分, タイプ
start date: 開始日
end date: 終了日
created date: 作成日, 登録日, 作成日時, 登録日時
updated date: 更新日, 更新日時
`;
