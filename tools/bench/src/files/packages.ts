/** Source packages of Python's registry that have tables of many kinds for their own tests, at fixed versions. */
export const packages: readonly {
  readonly name: string;
  readonly version: string;
  readonly sha256: string;
}[] = [
  {
    name: "agate",
    version: "1.14.2",
    sha256: "7f29841c39d84b1de7fde762b8d792085371515324f3a01413b20f810398225b",
  },
  {
    name: "agate-excel",
    version: "0.4.2",
    sha256: "eed1dc6239f0e96720d962dc1bdfb4496e19687332c827fd8b1e587a917ea202",
  },
  {
    name: "csvkit",
    version: "2.2.0",
    sha256: "147318a8dbaec07c0bbb9291c14b78de5fa32ed3d4a5c2396e52a83c0a30df6b",
  },
  {
    name: "frictionless",
    version: "5.21.0",
    sha256: "4d9848570bc682943375824a4be7633e8bbdeff228affee763cab346e48000b4",
  },
  {
    name: "pyexcel",
    version: "0.7.6",
    sha256: "489483d8c7675a4d04d0a55a1b5dd0925771e2660fa68105ca342e492f459d1b",
  },
  {
    name: "pyexcel-ods3",
    version: "0.6.1",
    sha256: "53740fc9bc6e91e43cdc0ee4f557bb3b252d8493d34f2c11d26a93c53cfebc2e",
  },
  {
    name: "pyexcel-xls",
    version: "0.7.1",
    sha256: "0e8c598dc840f9216507f1c16975c18b06e36df09acd79bda1a9de2f9cad0761",
  },
  {
    name: "pyexcel-xlsx",
    version: "0.6.1",
    sha256: "80b7985d394b73abf5c52212027bbbc0c7f6090192bcbc76403f8672d74c7960",
  },
  {
    name: "tablib",
    version: "3.10.0",
    sha256: "781cfa9a42de8f33c52aff857fd0a04e483de4fd1c53eaaa9a6aeac62bad11de",
  },
  {
    name: "visidata",
    version: "3.4",
    sha256: "f5afcdb6823c570760be9692f33d0642a20cd86925b4cab721d108050d0f8201",
  },
  {
    name: "xlsb-reader",
    version: "2.1.0",
    sha256: "adba6d22e8fc9ee339fc685cb72a5d93906dd733529fe7f2275f81414528e646",
  },
  {
    name: "xlsx2csv",
    version: "0.8.6",
    sha256: "618fc502612860de8ab8e3d6195e99ef332fffc68337f6b89e59690aad0d20b5",
  },
];

/** Readers that are independent of the service. */
export const readers = ["clevercsv==0.8.5", "openpyxl==3.1.5", "python-calamine==0.9.1"];
