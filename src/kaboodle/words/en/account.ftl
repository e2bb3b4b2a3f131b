# What people can do with the data that the server has of them.

account-title = Your data
account-why = We keep your name, your seats and your finished games. Nothing else.
account-sign-out = Sign out other devices
account-signed-out = Only this device is signed in now.
account-export = Download my data
account-delete = Delete my data
account-delete-sure = Yes, delete it all
account-delete-why = Your name and your seats go everywhere. You can’t undo this.
account-deleted = Your data is gone.
