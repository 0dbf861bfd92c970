import { createMock } from "@data-import/mock";

const { url } = await createMock().listen();
console.log(url);
