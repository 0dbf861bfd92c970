export { chooseLanguage, type MessageLanguage } from "./choose-language.ts";
export {
  type Message,
  type MessageCode,
  type MessageParams,
  type MessageText,
  messageLanguages,
} from "./codes.gen.ts";
export {
  type MessageData,
  type MessagePart,
  type MessagePattern,
  type MessagePlace,
  type MessageTexts,
  renderMessage,
} from "./render.ts";
