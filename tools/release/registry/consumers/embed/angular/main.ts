import { provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { Contacts } from "./contacts.js";

await bootstrapApplication(Contacts, { providers: [provideZonelessChangeDetection()] });
