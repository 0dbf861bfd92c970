// The script of the full page.
import "../element/define.ts";
