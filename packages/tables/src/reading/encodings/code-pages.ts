/** The characters of the bytes from 128 on in the code pages of old programs, which `TextDecoder` does not know. */
const upperHalves: Readonly<Record<string, string>> = {
  cp437:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0",
  cp850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0",
  cp852:
    "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0",
  cp858:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0",
};

/** Decodes bytes piece by piece; without bytes, the rest. */
export interface PieceDecoder {
  readonly encoding: string;
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string;
}

/** Whether a name is that of a code page: `cp850`, also written `850`, `ibm850` or `dos-850`. */
export function isCodePage(name: string): boolean {
  return findUpper(name) !== undefined;
}

/** The decoder of a code page. Each byte is one character. */
export function createPageDecoder(name: string): PieceDecoder {
  const upper = findUpper(name) ?? "";
  return {
    encoding: name,
    decode: (bytes) =>
      bytes === undefined
        ? ""
        : Buffer.from(bytes)
            .toString("latin1")
            .replace(/[\x80-\xff]/g, (sign) => upper[sign.charCodeAt(0) - 128] ?? sign),
  };
}

function findUpper(name: string): string | undefined {
  const page = `cp${/^(?:cp|ibm|dos)?[-_ ]?(\d{3})$/i.exec(name)?.[1] ?? ""}`;
  return Object.hasOwn(upperHalves, page) ? upperHalves[page] : undefined;
}
